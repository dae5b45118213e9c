import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Counters of this process, in Prometheus format (docs/operations.md#monitoring). */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<"method" | "status">;
  querySeconds: Histogram;
  failedQueries: Counter;
  slowQueries: Counter;
}

const REQUEST_BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
const QUERY_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: "velluto_request_seconds",
      help: "Answers, from the request's arrival to the answer's last byte",
      labelNames: ["method", "status"],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    querySeconds: new Histogram({
      name: "velluto_query_seconds",
      help: "Statements, from sending to the result",
      buckets: QUERY_BUCKETS,
      registers,
    }),
    failedQueries: new Counter({
      name: "velluto_failed_queries_total",
      help: "Statements that were refused",
      registers,
    }),
    slowQueries: new Counter({
      name: "velluto_slow_queries_total",
      help: "Statements that were logged as slow",
      registers,
    }),
  };
}

/** Adds gauges for used database connections and queued jobs. Their values are computed whenever Prometheus reads the metrics. */
export function addDatabaseGauges({ registry }: Metrics, pool: Pool, waitingJobs: () => Promise<number>): void {
  const registers = [registry];
  new Gauge({
    name: "velluto_database_connections",
    help: "Connections of this process's pool",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "velluto_jobs_waiting",
    help: "Mails that are due and not sent; NaN while the database is away",
    registers,
    async collect() {
      this.set(await waitingJobs().catch(() => Number.NaN));
    },
  });
}
