/** Each brand has a folder of the same name with its tokens. */
export const brands = ['haru', 'nami'] as const;

/** Applies a brand. Ignores an unknown name, so bad data can't remove the styles. */
export function setBrand(name: string | undefined): void {
  if (brands.some((brand) => brand === name)) document.documentElement.dataset.brand = name;
}
