/** Names inside a backup folder. A file that is also in the data folder has the same name in both. */
export const DATABASE_FOLDER = "database";
export const SECRET_FILE = "secret";
export const DUMP_FILE = "database.dump";
export const PICTURES_FOLDER = "pictures";
