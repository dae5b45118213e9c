/** The parts of a PostgreSQL URL except the password, for messages and logs. */
export interface DatabaseAddress {
  host: string;
  port: number;
  database: string;
  user: string;
}

const DEFAULT_PORT = 5432;

/** Parses a `postgres://` URL as the driver does. Returns null if it cannot be parsed: any part of it may then be the password. */
export function parseDatabaseAddress(url: string): DatabaseAddress | null {
  if (!URL.canParse(url) || url.split("@").length > 2) return null;
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    // For a Unix socket, the query string contains the socket's folder as the host.
    host: searchParams.get("host") ?? (hostname || "localhost"),
    port: Number(searchParams.get("port") ?? (port || DEFAULT_PORT)),
    database: decodeURIComponent(pathname.slice(1)) || user,
    user,
  };
}

/** Returns "host:port" of a database URL. If the URL cannot be parsed, returns the name of the environment variable with the URL. */
export function formatHostAndPort(url: string): string {
  const address = parseDatabaseAddress(url);
  return address ? `${address.host}:${address.port}` : "DATABASE_URL";
}
