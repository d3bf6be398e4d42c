import type { ReactNode } from 'react';
import { fileUrl, homePictureOf, pictureOf } from '../platform/api/files.ts';
import { useHotel } from '../platform/tab/hotel.tsx';
import { PageHeading } from '../platform/page/page-heading.tsx';
import { useEntrance } from '../platform/tab/return-to.ts';
import { Container } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './entry-page.module.css';

/** `above` is shown above the heading, for example the progress through the steps. */
type Props = { title: string; lead?: ReactNode; above?: ReactNode; children: ReactNode };

/** `connect-login` has no shell, so this page adds the hotel's name and <main>. */
export function Entry({ title, lead, above, children }: Props) {
  const hotel = useHotel();
  const alone = useEntrance() === 'connect-login';
  const picture = hotel.main_images[1] ?? homePictureOf(hotel);
  const page = (
    <Container className={styles.page}>
      <div className={styles.form}>
        {alone && <HotelName />}
        {above}
        <PageHeading>{title}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && <Picture {...pictureOf(picture)} className={styles.picture} />}
    </Container>
  );
  return alone ? <main className={styles.alone}>{page}</main> : page;
}

function HotelName() {
  const { main_image_file: dark, main_image_white_file: white, hotel_name } = useHotel();
  if (!dark || !white) return <p className={styles.name}>{hotel_name}</p>;
  return (
    <picture className={styles.logo}>
      <source media="(prefers-color-scheme: dark)" srcSet={fileUrl(white.file_path)} />
      <img src={fileUrl(dark.file_path)} alt={hotel_name} width="119" height="32" />
    </picture>
  );
}
