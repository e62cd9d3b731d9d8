CREATE TABLE review (
    code TEXT NOT NULL REFERENCES tables (code),
    about TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (code)
){strict_by_key};
