/** Returns a placeholder for a gateway that has not been configured. Every message fails with an error that names the missing settings. */
export function unconfigured(names: string) {
  return {
    configured: false,
    send: () => Promise.reject(new Error(`${names} must be set to send messages`)),
  };
}
