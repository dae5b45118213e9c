import type { Logger } from "pino";

/** Does a piece of work at once and then again and again, `milliseconds` after its last end, until stopped. A failure is logged and does not end it. */
export function repeatEvery(
  milliseconds: number,
  work: () => Promise<unknown>,
  logger: Logger,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current = Promise.resolve();
  const run = () => {
    current = work().then(
      () => {},
      (error: unknown) => logger.error({ err: error }, "timed work failed"),
    );
    void current.then(() => {
      if (!stopped) timer = setTimeout(run, milliseconds);
    });
  };
  run();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
