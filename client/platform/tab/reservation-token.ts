/** Returns the header that grants access to a hold, order or reservation without a login. */
export function withToken(token: string | null): RequestInit {
  return token ? { headers: { 'Reservation-Token': token } } : {};
}
