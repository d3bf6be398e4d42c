/** A gateway without configuration. Every message fails, and the log says so. */
export function unconfigured(names: string) {
  return {
    configured: false,
    send: () => Promise.reject(new Error(`${names} must be set to send messages`)),
  };
}
