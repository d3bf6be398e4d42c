/** A section of My Page on ferry lines. */
export { MyTravellers } from './my-travellers.tsx';
