/**
 * Style elements that the client's libraries insert at run time. Each is allowed by its hash, so that the policy needs no 'unsafe-inline'.
 * A test recomputes them from the installed libraries.
 */
export const LIBRARY_STYLES = {
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  /** The same element, inserted empty and filled afterwards. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** Keeps a press from zooming the page (react-aria). */
  pressable: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
} as const;
