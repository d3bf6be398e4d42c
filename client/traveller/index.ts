/** The section of My Page that only ferry lines show. */
export { MyTravellers } from './my-travellers.tsx';
