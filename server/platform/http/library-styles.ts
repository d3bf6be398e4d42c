/**
 * Hashes of the style elements that the client's libraries insert at run time. The content security policy allows these
 * hashes, so it needs no 'unsafe-inline'. A test recomputes them from the installed libraries.
 */
export const LIBRARY_STYLES = {
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  /** The toast library inserts an empty style element and fills it later. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** The rule that react-aria adds so that a press doesn't zoom the page. */
  pressable: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
} as const;
