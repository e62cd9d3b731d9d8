CREATE TABLE site_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
){strict_by_key};

CREATE TABLE telling (
    player TEXT NOT NULL PRIMARY KEY,
    stopped {integer} NOT NULL,
    turn {integer} NOT NULL,
    tables {integer} NOT NULL,
    ended {integer} NOT NULL,
    quiet_from {integer} NOT NULL,
    quiet_to {integer} NOT NULL,
    zone TEXT NOT NULL,
    lang TEXT NOT NULL,
    told_at {real} NOT NULL
){strict_by_key};

CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    device TEXT NOT NULL,
    site TEXT NOT NULL,
    created {real} NOT NULL,
    confirmed {integer} NOT NULL
){strict_by_key};

CREATE INDEX channels_by_player ON channels (player);
CREATE INDEX channels_by_address ON channels (address);

CREATE TABLE notices (
    player TEXT NOT NULL,
    code TEXT NOT NULL REFERENCES tables (code),
    kind TEXT NOT NULL,
    turn {integer} NOT NULL,
    due {real} NOT NULL,
    told {integer} NOT NULL,
    PRIMARY KEY (player, code, kind)
){strict_by_key};

CREATE INDEX notices_due ON notices (due) WHERE told = 0 AND due > 0;
CREATE INDEX notices_by_table ON notices (code);
