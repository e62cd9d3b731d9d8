CREATE INDEX tables_playing ON tables (created) WHERE listed = 1 AND status = 'running';
