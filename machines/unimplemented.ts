import { fromPromise } from 'xstate';

/** Default of an actor that the client provides. Rejects, so that an unconfigured machine sends no request. */
export function unimplementedActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`actor not provided: ${name}`)));
}

/** Default of an action that the client provides. Throws, so that an unconfigured machine stops. */
export function unimplementedAction<Params>(name: string) {
  return (_: unknown, __: Params): void => {
    throw new Error(`action not provided: ${name}`);
  };
}
