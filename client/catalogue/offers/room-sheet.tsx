import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SearchResult, SumPrice } from '../../../generated/types.ts';
import { pictureOf } from '../../platform/api/files.ts';
import { useTranslation } from '../../platform/i18n/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/lazy.tsx';
import { PictureMosaic } from '../../ui/picture-mosaic.tsx';
import { Amenities } from './amenities.tsx';
import { IconList } from './icon-list.tsx';
import { OfferRadios } from './offer-radios.tsx';
import type { RoomOffers } from './offers.ts';
import { RoomFactGrid } from './room-fact-grid.tsx';
import { RoomIncluded } from './room-facts.tsx';
import RoomInstead from './room-instead.tsx';
import { Unavailable } from './room-offer-card.tsx';
import { RoomPlan } from './room-plan.tsx';
import { share } from './share.ts';
import { SheetBar } from './sheet-bar.tsx';
import { useSheetAddress } from './sheet-address.ts';
import styles from './room-sheet.module.css';

const FullGallery = lazy(() => import('../../ui/full-gallery.tsx'));

type Props = RoomOffers & {
  result: SearchResult;
  rooms: number;
  onChoose: (sum: SumPrice) => void;
  onClose: () => void;
};

export default function RoomSheet({ room, price, offers, result, rooms, onChoose, onClose }: Props) {
  const { t } = useTranslation('room');
  const { open, opened, photo, openPhoto, showPhoto, closePhoto, close } = useSheetAddress(
    room.room_type_code,
    onClose,
  );
  const [picked, setPicked] = useState<string | null>(null);
  const offer = offers.find(({ sum }) => sum.package_code === picked) ?? offers[0];
  const pictures = room.pictures.map(pictureOf);
  const label = t('catalogue:room.pictures', { name: room.room_type_name });
  return (
    <>
      <Dialog
        open={open}
        onOpen={opened}
        onClose={close}
        title={room.room_type_name}
        closeLabel={t('catalogue:search.close')}
        size="page"
        actions={
          <IconButton variant="raised" label={t('share')} onClick={() => share(room.room_type_name, t('copied'))}>
            <Share2 aria-hidden="true" />
          </IconButton>
        }
        footer={
          offer ? (
            <SheetBar room={room} offer={offer} result={result} onChoose={() => onChoose(offer.sum)} />
          ) : (
            <div className={styles.instead}>
              <Unavailable price={price} />
              <RoomInstead price={price} from={result.start_date} />
            </div>
          )
        }
      >
        {(title) => (
          <>
            {pictures.length > 0 && (
              <PictureMosaic
                pictures={pictures}
                label={label}
                allLabel={t('photos', { count: pictures.length })}
                onOpen={openPhoto}
              />
            )}
            <div className={styles.content} data-offers={offers.length > 0 || undefined}>
              <header className={styles.intro}>
                {title}
                <p>{room.description}</p>
                <RoomFactGrid room={room} />
              </header>
              {offer && (
                <div className={styles.offers}>
                  <OfferRadios offers={offers} value={offer} result={result} rooms={rooms} onChange={setPicked} />
                </div>
              )}
              <div className={styles.more}>
                {room.plan && <RoomPlan plan={room.plan} area={room.area} />}
                <section>
                  <h3>{t('catalogue:room.term.amenities')}</h3>
                  {room.icons.length > 0 ? <IconList icons={room.icons} /> : <Amenities />}
                </section>
                <div className={styles.lists}>
                  <section>
                    <h3>{t('term.included')}</h3>
                    <RoomIncluded room={room} />
                  </section>
                  {room.paid_extras.length > 0 && (
                    <section>
                      <h3>{t('term.extras')}</h3>
                      <p className={styles.quiet}>{room.paid_extras.join(' · ')}</p>
                    </section>
                  )}
                  {!room.pets_allowed && (
                    <section>
                      <h3>{t('term.pets')}</h3>
                      <p className={styles.quiet}>{t('noPets')}</p>
                    </section>
                  )}
                </div>
              </div>
            </div>
          </>
        )}
      </Dialog>
      <Suspense fallback={null}>
        {photo !== null && pictures.length > 0 && (
          <FullGallery
            pictures={pictures}
            start={Math.min(photo, pictures.length - 1)}
            label={label}
            closeLabel={t('closePhotos')}
            previousLabel={t('catalogue:room.previous')}
            nextLabel={t('catalogue:room.next')}
            zoomInLabel={t('zoomIn')}
            zoomOutLabel={t('zoomOut')}
            countLabel={(shown, total) => t('catalogue:room.pictureOf', { shown, total })}
            onShow={showPhoto}
            onClose={closePhoto}
          />
        )}
      </Suspense>
    </>
  );
}
