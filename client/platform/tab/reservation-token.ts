/** The header by which a guest without a login shows that a hold, an order or a reservation is theirs; none where no token is known. */
export function withToken(token: string | null): RequestInit {
  return token ? { headers: { 'Reservation-Token': token } } : {};
}
