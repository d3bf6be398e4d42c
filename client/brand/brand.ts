/** The brands the site can wear. Each has a folder of the same name with its tokens. */
export const brands = ['haru', 'nami'] as const;
export type Brand = (typeof brands)[number];

/** Dresses the page in a brand. An unknown name leaves the page as it is, so that data cannot undress it. */
export function setBrand(name: string | undefined): void {
  if (brands.some((brand) => brand === name)) document.documentElement.dataset.brand = name;
}
