import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const SHUTDOWN_TIMEOUT_MS = 10_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs a server until it ends, and ends with its exit code. Signals are handed on; the server may meet one twice, for the terminal sends
 * Ctrl-C to it as well, and must take the second for the first. After ten seconds without an end, or on another signal later, it is killed.
 * The channel between the two tells the server when this process is gone, so that none is left behind holding port and data.
 */
export function serve(nodeBinary, args, env) {
  const child = spawn(nodeBinary, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let loadedAt = 0;
  const end = (signal) => {
    if (loadedAt === 0) {
      loadedAt = Date.now();
      child.kill(signal);
      setTimeout(() => child.kill("SIGKILL"), SHUTDOWN_TIMEOUT_MS).unref();
    } else if (Date.now() - loadedAt > 1000) {
      child.kill("SIGKILL");
    }
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.on("SIGHUP", () => end("SIGTERM"));
  if (process.env.npm_lifecycle_event) exitWithParent(() => end("SIGTERM"));
  child.on("error", (error) => {
    console.error(`Could not start: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (loadedAt && signal !== "SIGKILL" ? 0 : 1)));
}

/** npm killed outright says nothing to what it runs: its absence has to be noticed. */
function exitWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECK_MS);
  timer.unref();
}
