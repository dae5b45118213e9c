/** Names inside a backup folder. Files that the data folder has too keep their names. */
export const DATABASE_FOLDER = "database";
export const SECRET_FILE = "secret";
export const DUMP_FILE = "database.dump";
export const PICTURES_FOLDER = "pictures";
