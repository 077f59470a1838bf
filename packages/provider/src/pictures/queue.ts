/**
 * Makes a queue in which each task begins when the one before it has ended, well or badly.
 *
 * @example const inTurn = queue(); await Promise.all([inTurn(first), inTurn(second)]);
 */
export function queue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run;
    return run;
  };
}
