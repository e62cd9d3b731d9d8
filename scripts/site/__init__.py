"""The whole house as a folder of files that any web space can serve (`make site`): the page, and Python with
engine, bots, courses and tables for a worker of the browser. Nothing is fetched from elsewhere."""
