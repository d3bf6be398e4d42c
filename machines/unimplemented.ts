import { fromPromise } from 'xstate';

/**
 * The default for an actor that the client must provide. It rejects, so that an unconfigured machine sends no requests.
 */
export function unimplementedActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor not provided: ${name}`)));
}

/** The default for an action that the client must provide. It throws, so that an unconfigured machine stops. */
export function unimplementedAction<Params>(name: string) {
  return (_: unknown, __: Params): void => {
    throw new Error(`action not provided: ${name}`);
  };
}
