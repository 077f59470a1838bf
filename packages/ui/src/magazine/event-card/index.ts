export { EventCard, type EventCardProps, EventList } from "./EventCard.tsx";
export { TearOffDate, type TearOffDateProps } from "./TearOffDate.tsx";
