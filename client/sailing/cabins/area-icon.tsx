import {
  Anchor,
  Armchair,
  ArrowUpDown,
  Bath,
  Blocks,
  Cog,
  Compass,
  CupSoda,
  Footprints,
  type LucideIcon,
  type LucideProps,
  ShoppingBag,
  Sun,
  Utensils,
} from 'lucide-react';
import { createElement } from 'react';
import type { DeckAreaKind } from '../../../generated/types.ts';

/** Cabins show the number of their type instead of an icon. */
const ICONS: Partial<Record<DeckAreaKind, LucideIcon>> = {
  bridge: Compass,
  stairs: Footprints,
  lift: ArrowUpDown,
  restaurant: Utensils,
  cafe: CupSoda,
  lounge: Armchair,
  shop: ShoppingBag,
  bath: Bath,
  playroom: Blocks,
  open_deck: Sun,
  engine: Cog,
};

export function AreaIcon({ kind, ...props }: { kind: DeckAreaKind } & LucideProps) {
  return createElement(ICONS[kind] ?? Anchor, { 'aria-hidden': true, ...props });
}
