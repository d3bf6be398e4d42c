import { useCallback, useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio/vanilla';

export function useStore<Store extends object>(store: Store): Store {
  const follow = useCallback((changed: () => void) => subscribe(store, changed), [store]);
  const held = () => snapshot(store) as Store;
  return useSyncExternalStore(follow, held, held);
}
