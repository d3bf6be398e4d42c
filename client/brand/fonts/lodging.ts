/**
 * Words that Korean properties use in the names of their hotels, rooms, packages, ships and tiers. The syllables of
 * these words load with the first view. Other syllables load when a page contains them.
 */
export const LODGING_WORDS = `
스탠다드 슈페리어 디럭스 프리미어 이그제큐티브 주니어 로열 그랜드
스위트 더블 트윈 싱글 킹 패밀리 온돌 한실 침대 객실 캐빈 코티지 독채 한옥 풀빌라 룸
오션 바다 비치 시티 리버 호수 마운틴 산 숲 가든 정원 파크 뷰 테라스 하늘 해
호텔 리조트 펜션 스테이 스파 조식 패키지 페리 호
예약 상세 멤버십 등급 혜택 웰컴 실버 플래티넘
하루 나무 아라 그린 골드 스카이 힐
서울 부산 인천 제주 강릉 속초 양양 경주 여수
년 월 일 화 수 목 금 토 박 명
`;
