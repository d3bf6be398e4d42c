/** Returns a gateway that rejects every message with an error that lists the missing settings. */
export function unconfigured(names: string) {
  return {
    configured: false,
    send: () => Promise.reject(new Error(`${names} must be set to send messages`)),
  };
}
