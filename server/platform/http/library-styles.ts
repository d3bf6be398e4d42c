/**
 * Style elements that the client's libraries put into the page at run time, each allowed by its hash so that the policy needs no
 * 'unsafe-inline'. A test computes them again from the installed libraries.
 */
export const LIBRARY_STYLES = {
  /** The toasts (sonner). */
  toasts: 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
  /** The same element, which is put in empty and filled afterwards. */
  empty: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  /** What can be pressed does not zoom the page (react-aria). */
  pressable: 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
} as const;
