CREATE TABLE rated_layouts (
    about TEXT PRIMARY KEY,
    rating TEXT NOT NULL,
    at {real} NOT NULL
){strict_by_key};
