/** What a PostgreSQL address says of the database besides its password, for messages and logs. */
export interface DatabaseAddress {
  host: string;
  port: number;
  database: string;
  user: string;
}

const DEFAULT_PORT = 5432;

/** Reads a `postgres://` address as the driver does; null where its parts cannot be told apart, and one of them may be of the password. */
export function parseDatabaseAddress(url: string): DatabaseAddress | null {
  if (!URL.canParse(url) || url.split("@").length > 2) return null;
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    // A socket's folder stands in the query.
    host: searchParams.get("host") ?? (hostname || "localhost"),
    port: Number(searchParams.get("port") ?? (port || DEFAULT_PORT)),
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** "host:port" of a database, or the name of the variable that holds it. */
export function formatHostAndPort(url: string): string {
  const address = parseDatabaseAddress(url);
  return address ? `${address.host}:${address.port}` : "DATABASE_URL";
}
