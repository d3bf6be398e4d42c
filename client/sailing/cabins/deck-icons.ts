import {
  Anchor,
  Armchair,
  ArrowUpDown,
  Bath,
  Blocks,
  Coffee,
  Cog,
  Compass,
  Footprints,
  type LucideIcon,
  ShoppingBag,
  Sun,
  Utensils,
} from 'lucide-react';
import type { DeckAreaKind } from '../../../generated/types.ts';

/** Cabins have the number of their type instead of an icon. */
const ICONS: Record<Exclude<DeckAreaKind, 'cabins' | 'other'>, LucideIcon> = {
  bridge: Compass,
  stairs: Footprints,
  lift: ArrowUpDown,
  restaurant: Utensils,
  cafe: Coffee,
  lounge: Armchair,
  shop: ShoppingBag,
  bath: Bath,
  playroom: Blocks,
  open_deck: Sun,
  engine: Cog,
};

export function iconOf(kind: DeckAreaKind): LucideIcon {
  return (ICONS as Partial<Record<string, LucideIcon>>)[kind] ?? Anchor;
}
