/** Section of My Page, shown only at ferry lines. */
export { MyTravellers } from './my-travellers.tsx';
