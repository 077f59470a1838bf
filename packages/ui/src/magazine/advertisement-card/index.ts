export { AdvertisementCard, type AdvertisementCardProps } from "./AdvertisementCard.tsx";
