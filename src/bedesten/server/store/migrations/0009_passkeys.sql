CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    public TEXT NOT NULL,
    uses {integer} NOT NULL,
    created {real} NOT NULL
){strict};

CREATE INDEX passkeys_by_player ON passkeys (player);
