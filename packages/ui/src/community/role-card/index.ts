export { RoleCard, type RoleCardProps, RoleCards } from "./RoleCard.tsx";
