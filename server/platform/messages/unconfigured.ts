/** Stands where nothing is configured: every message fails and is given up with a line in the log. */
export function unconfigured(names: string) {
  return {
    configured: false,
    send: () => Promise.reject(new Error(`${names} must be given before anything can be sent`)),
  };
}
