/** Names within a backup's folder, those of the data folder where it has the same things. */
export const DATABASE_FOLDER = "database";
export const SECRET_FILE = "secret";
export const DUMP_FILE = "database.dump";
export const PICTURES_FOLDER = "pictures";
