import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

const SHUTDOWN_TIMEOUT_MS = 10_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs a server and exits with its exit code. Forwards signals. The terminal sends Ctrl-C to the server too, so the server must treat a repeated
 * signal as one. Kills it after ten seconds, or on another signal later. An IPC channel tells the server when this process is gone, so that no orphan
 * keeps the port and the data.
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

/** If npm is killed with SIGKILL it sends no signal, so watch for its disappearance. */
function exitWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECK_MS);
  timer.unref();
}
