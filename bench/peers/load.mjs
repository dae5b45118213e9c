// Requests one URL for a time, or a number of times, and prints the result as JSON: node load.mjs '{"origin":…,"path":…,"seconds" or
// "amount":…,"connections":…,"headers":{…}}'. [<id>] in the path is replaced by a new word for each request.
import autocannon from "autocannon";

const { origin, path, seconds, amount, connections, headers } = JSON.parse(process.argv[2]);
const result = await autocannon({
  url: origin,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  timeout: 30,
  headers,
  idReplacement: path.includes("[<id>]"),
  requests: [{ method: "GET", path }],
});
console.log(
  JSON.stringify({
    answers: result["2xx"],
    otherAnswers: result.non2xx,
    errors: result.errors,
    seconds: result.duration,
    p99Ms: result.latency.p99,
  }),
);
