CREATE TABLE invitations (
    code TEXT NOT NULL REFERENCES tables (code),
    player TEXT NOT NULL,
    host TEXT NOT NULL,
    at {real} NOT NULL,
    declined {integer} NOT NULL,
    PRIMARY KEY (code, player, host)
){strict_by_key};

CREATE INDEX invitations_by_player ON invitations (player);
CREATE INDEX invitations_by_host ON invitations (host);
